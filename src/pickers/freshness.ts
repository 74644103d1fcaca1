/** Choices are shown without being asked for again for this long, in ms: many fields open the same dialog one after another. */
export const freshness = { freshness: 60_000 }
