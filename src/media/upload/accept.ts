/** Most local pictures that one queue takes (specification 9). */
export const uploadLimit = 20

/** For the file chooser; endings count in any case (specification 5). */
export const acceptedEndings = ['.jpg', '.png', '.jpeg', '.gif'] as const

export function isPictureName(name: string): boolean {
  const lower = name.toLowerCase()
  return acceptedEndings.some((ending) => lower.endsWith(ending) && lower.length > ending.length)
}

export type Refusal = 'format' | 'empty' | 'limit'

/** Sorts chosen files, in their order, into those that may be sent and those that may not, with the reason. */
export function sortChosen(files: readonly File[], room: number): { file: File; refusal: Refusal | null }[] {
  let left = Math.max(0, room)
  return files.map((file) => {
    if (!isPictureName(file.name)) return { file, refusal: 'format' }
    if (file.size === 0) return { file, refusal: 'empty' }
    if (left === 0) return { file, refusal: 'limit' }
    left--
    return { file, refusal: null }
  })
}
