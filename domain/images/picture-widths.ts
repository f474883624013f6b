/** A small and a large avatar, and one on a dense screen. */
export const PROFILE_PICTURE_WIDTHS = [96, 240, 480]
/** A card on a phone, a card on a desktop and a text column, the whole cover. */
export const ARTICLE_PICTURE_WIDTHS = [480, 960, 1600]
