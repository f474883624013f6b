ALTER TABLE "blogs" ADD COLUMN "creation_key" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "blogs_creation_key" ON "blogs" USING btree ("author_id","creation_key") WHERE creation_key is not null;