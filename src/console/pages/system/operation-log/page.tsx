import { ShieldCheck } from 'lucide-react'
import { lazy } from 'react'
import { listOperations, listOperators } from '#src/api/operation-log.ts'
import { CodeText } from '#src/console/engine/code-text.tsx'
import { definePage } from '#src/console/engine/define-page.ts'
import { shopTime } from '#src/lib/shop-time.ts'
import { $text } from './text.ts'

const Changes = lazy(async () => ({ default: (await import('./changes.tsx')).Changes }))
const CheckDialog = lazy(async () => ({ default: (await import('./check-dialog.tsx')).CheckDialog }))

const dated = (seconds: number) => new Date(seconds * 1000)

export default definePage({
  text: $text,
  list: listOperations,
  size: 15,
  empty: 'empty',
  rowKey: ({ id }) => String(id),
  rowName: ({ id, path }) => `${id} ${path}`,
  filters: [
    { field: 'data', as: 'dates', word: 'when' },
    {
      field: 'admin_id',
      as: 'remote',
      word: 'name',
      all: 'everybody',
      async load(connection) {
        const { info } = await connection.send(listOperators, {})
        return info.map(({ id, real_name: label }) => ({ value: String(id), label }))
      },
    },
    { field: 'path', as: 'text', word: 'pathHint' },
    { field: 'ip', as: 'text', word: 'ipHint' },
  ],
  columns: [
    { key: 'id', width: 90, show: ({ id }) => id },
    {
      key: 'person',
      heading: true,
      show: ({ admin_id: id, admin_name: name }) => <strong className="console-name">{Number(id) ? `${id} / ${name}` : name}</strong>,
    },
    { key: 'path', show: ({ path, verb }) => <CodeText>{verb ? `${verb} ${path}` : path}</CodeText> },
    'page',
    { key: 'ip', width: 140, show: ({ ip }) => ip || '—' },
    { key: 'type', width: 90, show: ({ type }) => type },
    { key: 'time', width: 180, show: ({ add_time: at }) => <time dateTime={dated(at).toISOString()}>{shopTime(at)}</time> },
  ],
  expand: { show: Changes, when: ({ changes }) => Boolean(changes) },
  actions: [
    { key: 'check', on: 'list', isAside: true, feature: 'auditLog', icon: <ShieldCheck size={16} aria-hidden />, Dialog: CheckDialog },
  ],
})
