/** Pictures that this page sends: what a browser that blocks its storage would lose with the page. */
export const held = new Map<string, Blob>()
