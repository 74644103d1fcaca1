/** A paper: its size and what is left free of it, in millimetres (manufacturing 5.1). */
export interface PaperSize {
  width: number
  height: number
  /** At the left and right: continuous paper has holes there. */
  side: number
  /** Above and below. */
  edge: number
}

/** A4, and continuous paper whole, in two and in three. */
export const paperSizes = {
  a4: { width: 210, height: 297, side: 12, edge: 12 },
  whole: { width: 241, height: 279.4, side: 12.7, edge: 6 },
  half: { width: 241, height: 140, side: 12.7, edge: 5 },
  third: { width: 241, height: 93.1, side: 12.7, edge: 4 },
} as const satisfies Record<string, PaperSize>

export type PaperName = keyof typeof paperSizes

export const isPaperName = (name: unknown): name is PaperName => typeof name === 'string' && Object.hasOwn(paperSizes, name)

const pixels = 96 / 25.4
/** A printer that rounds up would begin another page. */
const slack = 0.6

/** Height that a page has for what stands on it, in pixels. */
export const roomOf = ({ height, edge }: PaperSize): number => (height - 2 * edge - slack) * pixels

/** Side of a seal in millimetres: nearly that of a stamp (40), and less where a page holds a few lines. */
const sealOn = (height: number): number => (height > 150 ? 36 : 24)

/** Rules that make a document this paper, each section a page of its own. */
export const pageRules = ({ width, height, side, edge }: PaperSize): string => `
@page { size: ${width}mm ${height}mm; margin: ${edge}mm ${side}mm; }
.page { width: ${width - 2 * side}mm; height: ${height - 2 * edge - slack}mm; }
.page { --seal: ${sealOn(height)}mm; }
@media screen { .page { padding: ${edge}mm ${side}mm; } }`
