CREATE TABLE "consultation_attachments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consultation_attachments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uploader_id" bigint NOT NULL,
	"request_id" bigint,
	"message_id" bigint,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"bytes" integer NOT NULL,
	"file_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consultation_attachments_kind_known" CHECK (kind in ('pdf', 'image')),
	CONSTRAINT "consultation_attachments_message_of_request" CHECK (message_id is null or request_id is not null)
);
--> statement-breakpoint
ALTER TABLE "consultation_attachments" ADD CONSTRAINT "consultation_attachments_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_attachments" ADD CONSTRAINT "consultation_attachments_request_id_consultation_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."consultation_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_attachments" ADD CONSTRAINT "consultation_attachments_message_id_consultation_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."consultation_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_attachments" ADD CONSTRAINT "consultation_attachments_file_key_stored_documents_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."stored_documents"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultation_attachments_uploader_idx" ON "consultation_attachments" USING btree ("uploader_id","id");--> statement-breakpoint
CREATE INDEX "consultation_attachments_request_idx" ON "consultation_attachments" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "consultation_attachments_message_idx" ON "consultation_attachments" USING btree ("message_id","id");--> statement-breakpoint
CREATE INDEX "consultation_attachments_unsent_idx" ON "consultation_attachments" USING btree ("created_at") WHERE request_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_attachments_file_key" ON "consultation_attachments" USING btree ("file_key");