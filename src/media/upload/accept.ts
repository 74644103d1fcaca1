/** Most local pictures that the upload dialog takes at once (specification 9). */
export const uploadLimit = 20

/** For the file chooser; endings count in any case (specification 5). */
export const acceptedEndings = ['.jpg', '.png', '.jpeg', '.gif'] as const

const endsIn = (name: string, endings: readonly string[]) => {
  const lower = name.toLowerCase()
  return endings.some((ending) => lower.endsWith(ending) && lower.length > ending.length)
}

export const isPictureName = (name: string) => endsIn(name, acceptedEndings)
/** Only mp4 (media contract, "Video upload"). */
export const isVideoName = (name: string) => endsIn(name, ['.mp4'])

/** `size`: more than the server takes, after recompression too. `content`: nothing of what its name says. */
export type Refusal = 'format' | 'empty' | 'limit' | 'size' | 'content'

export const isMediaName = (name: string) => isPictureName(name) || isVideoName(name)

/** Sorts chosen files, in their order, into those that may be sent and those that may not, with the reason. */
export function sortChosen(
  files: readonly File[],
  room = Infinity,
  isTaken: (name: string) => boolean = isPictureName,
): { file: File; refusal: Refusal | null }[] {
  let left = Math.max(0, room)
  return files.map((file) => {
    if (!isTaken(file.name)) return { file, refusal: 'format' }
    if (file.size === 0) return { file, refusal: 'empty' }
    if (left === 0) return { file, refusal: 'limit' }
    left--
    return { file, refusal: null }
  })
}
