/** That one is not told of others, or only they or the shop's people can help. */
export const REFUSES =
  /can['’]?t|cannot|not able|unable|won['’]t|don['’]t|do not|private|privacy|confidential|\bonly\b|\bown\b|himself|herself|themselves|contact (page|us|form|support)/i;
/** That a thing is not known of a good. */
export const UNKNOWN =
  /n['’]t\b|\bnot\b|cannot|\bno (information|detail|word|mention|data)|nothing|unknown|contact|ask the seller|sorry/i;
