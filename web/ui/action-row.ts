export const ACTION_ROW =
  'flex min-h-13 w-full items-center gap-3 rounded-card border-[1.5px] border-line-strong px-4 pt-0.5 text-left font-semibold hover:bg-primary-soft hover:text-on-primary-soft'
