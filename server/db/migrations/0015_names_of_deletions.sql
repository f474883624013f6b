ALTER TABLE "erasures" RENAME COLUMN "kept_articles" TO "retained_articles";
--> statement-breakpoint
UPDATE audit_entries SET action = 'account.deletion_requested' WHERE action = 'account.deletion_asked';
--> statement-breakpoint
UPDATE audit_entries SET action = 'account.deletion_cancelled' WHERE action = 'account.deletion_taken_back';
--> statement-breakpoint
UPDATE audit_counts SET action = 'account.deletion_requested' WHERE action = 'account.deletion_asked';
--> statement-breakpoint
UPDATE audit_counts SET action = 'account.deletion_cancelled' WHERE action = 'account.deletion_taken_back';
--> statement-breakpoint
UPDATE mails SET template = 'deletion-requested' WHERE template = 'deletion-asked';
--> statement-breakpoint
UPDATE mails SET template = 'deletion-cancelled' WHERE template = 'deletion-taken-back';
