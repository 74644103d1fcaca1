import { useEffect, useMemo, useState } from 'react'
import { artOf, isArtRef } from '../blocks/shared/art.ts'
import { stringsIn, withStrings } from '../document/strings.ts'
import { paintArt } from './paint.ts'

// small drawings for looking at; there are some dozens in all, and they live as long as the page
const urls = new Map<string, string>()
const drawing = new Map<string, Promise<void>>()
const scale = 0.5

/** The drawn pictures that a content names. */
export function artIn(content: unknown): string[] {
  const refs = new Set<string>()
  stringsIn(content, (text) => isArtRef(text) && refs.add(text))
  return [...refs]
}

function draw(ref: string): Promise<void> {
  const cached = drawing.get(ref)
  if (cached) return cached
  // a browser that draws nothing shows the empty place of a picture
  const work = paintArt(artOf(ref), scale).then(
    (blob) => void urls.set(ref, URL.createObjectURL(blob)),
    () => undefined,
  )
  drawing.set(ref, work)
  return work
}

/** A content with its drawn pictures as addresses that can be shown here; without them until they are drawn. */
export function useDrawn<T>(content: T): T {
  const [round, setRound] = useState(0)
  useEffect(() => {
    const missing = artIn(content).filter((ref) => !urls.has(ref))
    if (missing.length === 0) return
    let isCurrent = true
    void Promise.all(missing.map(draw)).then(() => isCurrent && setRound((before) => before + 1))
    return () => {
      isCurrent = false
    }
  }, [content])
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => withStrings(content, (text) => (isArtRef(text) ? (urls.get(text) ?? '') : text)), [content, round])
}
