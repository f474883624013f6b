-- Counted figures of the site: how many requests have got a reply, and how soon.
CREATE TRIGGER consultation_requests_replies_updated AFTER UPDATE OF first_reply_at ON consultation_requests
  FOR EACH ROW WHEN (OLD.first_reply_at IS DISTINCT FROM NEW.first_reply_at)
  EXECUTE FUNCTION content_row_changed('dietitian_id', 'replies:', 'first-replies');
--> statement-breakpoint
CREATE TRIGGER consultation_requests_replies_deleted AFTER DELETE ON consultation_requests
  REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION content_rows_changed('first_reply_at IS NOT NULL', '''first-replies''');
