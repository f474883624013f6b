CREATE TABLE "consultation_notes" (
	"request_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"note" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consultation_notes_request_id_author_id_pk" PRIMARY KEY("request_id","author_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" bigint NOT NULL,
	"client_id" bigint,
	"dietitian_id" bigint,
	"rating" smallint NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"show_name" boolean DEFAULT false NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_by" bigint,
	"hidden_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_request_key" UNIQUE("request_id"),
	CONSTRAINT "reviews_rating_range" CHECK (rating between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "saved_replies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consultation_requests" ADD COLUMN "first_reply_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consultation_requests" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "dietitian_profiles" ADD COLUMN "first_reply_minutes" integer;--> statement-breakpoint
ALTER TABLE "consultation_notes" ADD CONSTRAINT "consultation_notes_request_id_consultation_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."consultation_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_notes" ADD CONSTRAINT "consultation_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_request_id_consultation_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."consultation_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_dietitian_id_users_id_fk" FOREIGN KEY ("dietitian_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_hidden_by_users_id_fk" FOREIGN KEY ("hidden_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_replies" ADD CONSTRAINT "saved_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultation_notes_author_idx" ON "consultation_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "reviews_dietitian_idx" ON "reviews" USING btree ("dietitian_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_shown_rating_idx" ON "reviews" USING btree ("dietitian_id","rating") WHERE hidden_at is null;--> statement-breakpoint
CREATE INDEX "reviews_client_idx" ON "reviews" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "reviews_hider_idx" ON "reviews" USING btree ("hidden_by") WHERE hidden_by is not null;--> statement-breakpoint
CREATE INDEX "saved_replies_user_idx" ON "saved_replies" USING btree ("user_id","title","id");--> statement-breakpoint
CREATE INDEX "consultation_messages_unread_idx" ON "consultation_messages" USING btree ("request_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "consultation_requests_waiting_idx" ON "consultation_requests" USING btree ("dietitian_id","waiting_since","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "consultation_requests_first_reply_idx" ON "consultation_requests" USING btree ("dietitian_id") WHERE first_reply_at is not null;--> statement-breakpoint
-- The first word of the dietitian after each request.
UPDATE consultation_requests r SET first_reply_at = m.at
FROM (
  SELECT request_id, author_id, min(created_at) AS at FROM consultation_messages GROUP BY request_id, author_id
) m
WHERE m.request_id = r.id AND m.author_id = r.dietitian_id;--> statement-breakpoint
-- Who waits for a first word, and who has answered an answer since the last one.
UPDATE consultation_requests SET waiting_since = created_at WHERE status = 'pending';--> statement-breakpoint
UPDATE consultation_requests r SET waiting_since = w.at
FROM (
  SELECT m.request_id, min(m.created_at) AS at
  FROM consultation_messages m JOIN consultation_requests q ON q.id = m.request_id
  WHERE m.author_id = q.client_id AND NOT EXISTS (
    SELECT 1 FROM consultation_messages later
    WHERE later.request_id = m.request_id AND later.author_id = q.dietitian_id AND later.id > m.id
  )
  GROUP BY m.request_id
) w
WHERE w.request_id = r.id AND r.status = 'replied';--> statement-breakpoint
UPDATE dietitian_profiles p SET first_reply_minutes = m.minutes
FROM (
  SELECT dietitian_id,
    round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM first_reply_at - created_at) / 60))::int AS minutes
  FROM consultation_requests WHERE first_reply_at IS NOT NULL GROUP BY dietitian_id HAVING count(*) >= 5
) m
WHERE m.dietitian_id = p.user_id;
