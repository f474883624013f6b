CREATE TABLE "erasures" (
	"target_type" text NOT NULL,
	"target_id" bigint NOT NULL,
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erasures_target_type_target_id_pk" PRIMARY KEY("target_type","target_id")
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_actor_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "delete_on" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "keep_articles" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "erasures_age_idx" ON "erasures" USING btree ("erased_at");--> statement-breakpoint
CREATE INDEX "users_delete_idx" ON "users" USING btree ("delete_on") WHERE delete_on is not null;--> statement-breakpoint
CREATE INDEX "assessments_email_idx" ON "assessments" USING btree ("email");--> statement-breakpoint
CREATE INDEX "audit_entries_listed_idx" ON "audit_entries" USING gin (after jsonb_path_ops) WHERE action = 'request.listed';