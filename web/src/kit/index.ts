/** The kit all boards are drawn with. No style="..." in templates: the page's policy forbids it; use style:name={value}. */

export { default as Back } from './Back.svelte';
export { default as Card, type Figure } from './Card.svelte';
export { default as Die } from './Die.svelte';
export { default as Emblem } from './Emblem.svelte';
export { default as Ink, type Drawing } from './Ink.svelte';
export { default as Piece } from './Piece.svelte';
export { default as Pile } from './Pile.svelte';
export { default as Points } from './Points.svelte';
export { default as Scene } from './Scene.svelte';
export { colourOf, type EmblemName } from './emblems';
export { afterPicture, paced, shown } from './motion';
export { countedWords, sentences } from './sentences';
export { CARDS, CHIP, COINS, WHEEL } from './pieces';
export { tip, type TipContent } from './tip.svelte';
