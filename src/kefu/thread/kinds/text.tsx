import type { BodyProps } from '../kind.ts'

export default function Text({ content }: BodyProps<'text'>) {
  return (
    <p className="kefu-bubble-text" data-large={content.isLarge || undefined}>
      {content.parts.map((part, index) =>
        part.kind === 'link' ? (
          <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc">
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </p>
  )
}
