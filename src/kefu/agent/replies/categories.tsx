import { useStore } from '@nanostores/react'
import { Check, Pencil, Plus, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { addAgentCategory, changeAgentCategory, removeAgentCategory, type CannedCategory } from '#src/api/canned-replies.ts'
import type { ReplyLibrary } from './library.ts'
import type { Connection } from '#src/stores/connection.ts'
import { $common } from '#src/text/common-words.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { $text } from './replies.text.ts'
import { useRemoval } from './use-removal.tsx'
import { useCategories } from './use-replies.tsx'

interface CategoriesProps {
  connection: Connection
  library: ReplyLibrary
  /** Id of the chosen one; empty for all. */
  value: string
  onChange(id: string): void
}

/** The categories of a library; one's own are added, renamed and deleted here. */
export function Categories({ connection, library, value, onChange }: CategoriesProps) {
  const text = useStore($text)
  const read = useCategories(connection, library)
  const remove = useRemoval(connection)
  const [edited, setEdited] = useState<CannedCategory | 'new'>()
  const all = read.state === 'there' ? read.data : (read.before ?? [])
  const isOwn = library === 1
  const drop = async (id: string) => {
    if ((await remove(text.removeCategory, removeAgentCategory, id)) && id === value) onChange('')
  }
  return (
    <div className="kefu-replies-categories" role="group" aria-label={text.categories}>
      <button type="button" aria-pressed={value === ''} onClick={() => onChange('')}>
        {text.all}
      </button>
      {all.map((one) => {
        const id = String(one.id)
        if (edited !== 'new' && edited?.id === one.id)
          return <CategoryForm key={id} connection={connection} category={one} onClose={() => setEdited(undefined)} />
        return (
          <span key={id} className="kefu-replies-category">
            <button type="button" aria-pressed={value === id} onClick={() => onChange(id)}>
              {one.name}
            </button>
            {/* the usual one is nobody's */}
            {isOwn && value === id && id !== '0' && (
              <>
                <IconButton size="compact" label={text.changeThis(one.name)} icon={<Pencil size={13} />} onClick={() => setEdited(one)} />
                <IconButton size="compact" label={text.removeThis(one.name)} icon={<Trash2 size={13} />} onClick={() => void drop(id)} />
              </>
            )}
          </span>
        )
      })}
      {isOwn &&
        (edited === 'new' ? (
          <CategoryForm connection={connection} category={undefined} onClose={() => setEdited(undefined)} />
        ) : (
          <button type="button" className="kefu-replies-new" onClick={() => setEdited('new')}>
            <Plus size={14} aria-hidden />
            {text.addCategory}
          </button>
        ))}
    </div>
  )
}

interface CategoryFormProps {
  connection: Connection
  category: CannedCategory | undefined
  onClose(): void
}

function CategoryForm({ connection, category, onClose }: CategoryFormProps) {
  const text = useStore($text)
  const common = useStore($common)
  const notify = useNotify()
  const [name, setName] = useState(category?.name ?? '')
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    if (isBusy) return
    if (name.trim() === '') return notify.error(text.categoryNameHint)
    setBusy(true)
    const body = { name: name.trim(), sort: category?.sort ?? 0 }
    try {
      const { message } = category
        ? await connection.answer(changeAgentCategory, { params: { id: category.id }, body })
        : await connection.answer(addAgentCategory, { body })
      notify.success(message)
      onClose()
    } catch (error) {
      notify.failure(error)
    }
    setBusy(false)
  }
  return (
    <span className="kefu-replies-category">
      <Input
        size="compact"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- somebody asked for it
        autoFocus
        value={name}
        maxLength={20}
        onChange={setName}
        onEnter={() => void save()}
        placeholder={text.categoryName}
        aria-label={category ? text.changeCategory : text.addCategory}
      />
      <IconButton size="compact" label={common.save} icon={<Check size={14} />} onClick={() => void save()} />
      <IconButton size="compact" label={common.cancel} icon={<X size={14} />} onClick={onClose} />
    </span>
  )
}
