CREATE TABLE "audit_looks" (
	"actor_id" bigint NOT NULL,
	"action" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" bigint NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_looks_actor_id_action_target_type_target_id_pk" PRIMARY KEY("actor_id","action","target_type","target_id")
);
--> statement-breakpoint
ALTER TABLE "audit_looks" ADD CONSTRAINT "audit_looks_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;