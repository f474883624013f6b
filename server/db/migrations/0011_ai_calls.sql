CREATE TABLE "ai_calls" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ai_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"action" text NOT NULL,
	"engine" text NOT NULL,
	"model" text,
	"outcome" text NOT NULL,
	"requests" integer NOT NULL,
	"input_tokens" integer,
	"output_tokens" integer,
	"took_ms" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_calls_action_known" CHECK (action in ('generate', 'improve', 'summarise')),
	CONSTRAINT "ai_calls_engine_known" CHECK (engine in ('built_in', 'model')),
	CONSTRAINT "ai_calls_outcome_known" CHECK (outcome in ('done', 'failed', 'too_slow', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "ai_calls" ADD CONSTRAINT "ai_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_calls_user_idx" ON "ai_calls" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "ai_calls_age_idx" ON "ai_calls" USING btree ("created_at");