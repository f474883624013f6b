CREATE TABLE "application_documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"bytes" integer NOT NULL,
	"file_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_documents_kind_known" CHECK (kind in ('pdf', 'image'))
);
--> statement-breakpoint
CREATE TABLE "stored_documents" (
	"key" text PRIMARY KEY NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dietitian_credentials" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dietitian_credentials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dietitian_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"title" text,
	"council" text,
	"number" text,
	"checked_on" date NOT NULL,
	"expires_on" date,
	"note" text,
	"checked_by" bigint,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dietitian_credentials_kind_known" CHECK (kind in ('qualification', 'registration')),
	CONSTRAINT "dietitian_credentials_named" CHECK (case kind when 'qualification' then title is not null else council is not null and number is not null end),
	CONSTRAINT "dietitian_credentials_dates" CHECK (expires_on > checked_on)
);
--> statement-breakpoint
ALTER TABLE "application_documents" ADD CONSTRAINT "application_documents_application_id_dietitian_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."dietitian_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_documents" ADD CONSTRAINT "application_documents_file_key_stored_documents_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."stored_documents"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dietitian_credentials" ADD CONSTRAINT "dietitian_credentials_dietitian_id_users_id_fk" FOREIGN KEY ("dietitian_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dietitian_credentials" ADD CONSTRAINT "dietitian_credentials_checked_by_users_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_documents_application_idx" ON "application_documents" USING btree ("application_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "application_documents_file_key" ON "application_documents" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "dietitian_credentials_dietitian_idx" ON "dietitian_credentials" USING btree ("dietitian_id","id");--> statement-breakpoint
CREATE INDEX "dietitian_credentials_checker_idx" ON "dietitian_credentials" USING btree ("checked_by");--> statement-breakpoint
CREATE INDEX "dietitian_credentials_expiry_idx" ON "dietitian_credentials" USING btree ("expires_on") WHERE expires_on is not null;