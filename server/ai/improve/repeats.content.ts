export const CONNECTIVE =
  /^(also|additionally|moreover|furthermore|in addition|however|therefore|besides|similarly|likewise), (\p{Ll})/iu
