/** Name under which a video is stored, `<milliseconds><.ext>` (media contract, "Video upload"). */
export function videoKey(name: string, now: number): string {
  return `${now}${/\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? ''}`
}
