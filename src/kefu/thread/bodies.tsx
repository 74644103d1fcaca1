import { useEffect, useState } from 'react'
import type { Content, ContentKind } from '../wire/content.ts'
import type { Body, BodyProps } from './kind.ts'
import Other from './kinds/other.tsx'
import Text from './kinds/text.tsx'

type AnyBody = Body<ContentKind>

const found = import.meta.glob<AnyBody>(['./kinds/*.tsx', '!./kinds/{text,other}.tsx'], { import: 'default' })
// words are in every conversation
const bodies = new Map<ContentKind, AnyBody>([
  ['text', Text as AnyBody],
  ['other', Other],
])

/** What a message says, drawn by its kind; its place is kept until the first of that kind is loaded. */
export function MessageBody(props: BodyProps) {
  const { kind }: Content = props.content
  const [, setRound] = useState(0)
  const Body = bodies.get(kind)
  useEffect(() => {
    if (Body) return
    let isCurrent = true
    found[`./kinds/${kind}.tsx`]!().then(
      (body) => {
        bodies.set(kind, body)
        if (isCurrent) setRound(1)
      },
      // it stays as high as it would be; the next message of its kind tries again
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [Body, kind])
  return Body ? <Body {...props} /> : <div className="kefu-body-wait" />
}
