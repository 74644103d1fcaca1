import { useStore } from '@nanostores/react'
import { House } from 'lucide-react'
import type { PageRow } from '#src/api/pages.ts'
import { $text } from './text.ts'

const known: Record<string, 'topic' | 'classic'> = { 专题页: 'topic', 可视化: 'classic' }

/** 首页 for the home page, else the type that the server names. */
export function TypeTag({ row }: { row: PageRow }) {
  const text = useStore($text)
  if (Number(row.status) === 1) {
    return (
      <span className="console-tag" data-strong>
        <House size={13} aria-hidden />
        {text.home}
      </span>
    )
  }
  const word = known[row.type_name]
  return <span className="console-tag">{word ? text[word] : row.type_name}</span>
}
