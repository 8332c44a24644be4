/** A visible letter, digit or sign. Fillers and the blank braille pattern are letters and signs without a shape. */
export const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Characters without a shape, such as the direction marks around a number that is copied from a contact. Not the joiners,
 * which are part of some words and names of hosts.
 */
const SHAPELESS = /(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu;

/** Removes {@link SHAPELESS}: nobody who pastes them can see them. */
export const withoutShapeless = (text: string): string => text.replace(SHAPELESS, '');
