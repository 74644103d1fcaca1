import { useStore } from '@nanostores/react'
import { Plus, X } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { listChatTags, longestTag, mostTags, setChatTags } from '#src/api/chat-tags.ts'
import { addStyles } from '#src/lib/styles.ts'
import type { Connection } from '#src/stores/connection.ts'
import { useCall } from '#src/stores/use-read.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { isComposing } from '#src/ui/key-guard.ts'
import { useNotify } from '#src/ui/toast/notify.ts'
import type { Conversation } from '../../wire/conversation.ts'
import { wireId } from '../../wire/frame.ts'
import type { Workbench } from '../workbench.ts'
import css from './tags.css?inline'
import { $text } from './tags.text.ts'

addStyles(css)

interface TagsBarProps {
  connection: Connection
  workbench: Workbench
  conversation: Conversation
}

/** What the open conversation is tagged with, by every agent who has it; tags that are in use are offered. */
export function TagsBar({ connection, workbench, conversation: { uid, tags = [] } }: TagsBarProps) {
  const text = useStore($text)
  const notify = useNotify()
  const [isAdding, setAdding] = useState(false)

  async function keep(next: readonly string[]) {
    // shown at once; what the server refuses is taken back
    workbench.list.change(uid, { tags: next })
    try {
      await connection.send(setChatTags, { params: { uid: wireId(uid) }, body: { tags: [...next] } })
    } catch (error) {
      workbench.list.change(uid, { tags })
      notify.error((error as Error).message)
    }
  }
  const add = (name: string) => !tags.includes(name) && void keep([...tags, name])

  return (
    <div className="kefu-chat-tags" role="group" aria-label={text.tags}>
      {tags.map((name) => (
        <span key={name} className="kefu-chat-tag" title={name}>
          <span>{name}</span>
          <button type="button" aria-label={text.remove(name)} onClick={() => void keep(tags.filter((tag) => tag !== name))}>
            <X size={12} />
          </button>
        </span>
      ))}
      {isAdding ? (
        <Adding connection={connection} tags={tags} onAdd={add} onClose={() => setAdding(false)} />
      ) : (
        tags.length < mostTags && (
          <button type="button" className="kefu-chat-tag-add" onClick={() => setAdding(true)}>
            <Plus size={14} />
            {text.add}
          </button>
        )
      )}
    </div>
  )
}

interface AddingProps {
  connection: Connection
  tags: readonly string[]
  onAdd(name: string): void
  onClose(): void
}

/** How many of the tags in use are offered. */
const offered = 8

function Adding({ connection, tags, onAdd, onClose }: AddingProps) {
  const text = useStore($text)
  const [typed, setTyped] = useState('')
  const known = useCall(connection, listChatTags, {})
  const field = useRef<HTMLInputElement>(null)
  // who pressed the button is about to write
  useEffect(() => field.current?.focus(), [])
  const word = typed.trim().toLowerCase()
  const others = (known.state === 'there' && Array.isArray(known.data) ? known.data : [])
    .filter(({ name }) => !tags.includes(name) && name.toLowerCase().includes(word))
    .slice(0, offered)
  const press = (event: KeyboardEvent) => {
    if (isComposing(event) || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') return onClose()
    if (typed.trim()) onAdd(typed.trim())
    setTyped('')
  }
  return (
    <>
      <span className="kefu-chat-tags-field">
        <Input
          size="compact"
          value={typed}
          onChange={setTyped}
          maxLength={longestTag}
          placeholder={text.name}
          aria-label={text.add}
          ref={field}
          onKeyDown={press}
        />
      </span>
      {others.map(({ name }) => (
        <button key={name} type="button" className="kefu-chat-tag" onClick={() => onAdd(name)}>
          {name}
        </button>
      ))}
      <Button size="compact" variant="quiet" onClick={onClose}>
        {text.done}
      </Button>
    </>
  )
}
