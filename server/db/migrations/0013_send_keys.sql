ALTER TABLE "consultation_messages" ADD COLUMN "send_key" uuid;--> statement-breakpoint
ALTER TABLE "consultation_requests" ADD COLUMN "send_key" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_messages_send_key_idx" ON "consultation_messages" USING btree ("author_id","send_key");--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_requests_send_key_idx" ON "consultation_requests" USING btree ("client_id","send_key");