ALTER TABLE "assessments" ADD COLUMN "pregnancy" text;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "medicines" text;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "allergies" text;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "diagnoses" text;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "eating_disorder" text;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "eating_style" text;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_pregnancy_known" CHECK (pregnancy in ('none', 'pregnant', 'breastfeeding'));--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_eating_disorder_known" CHECK (eating_disorder in ('never', 'past', 'current'));--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_eating_style_known" CHECK (eating_style in ('vegetarian', 'eggetarian', 'non_vegetarian', 'vegan', 'jain', 'other'));--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_screening_length" CHECK (length(medicines) <= 500 and length(allergies) <= 500 and length(diagnoses) <= 500);