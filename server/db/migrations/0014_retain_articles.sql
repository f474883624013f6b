ALTER TABLE "users" RENAME COLUMN "keep_articles" TO "retain_articles";
