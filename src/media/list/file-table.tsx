import { useStore } from '@nanostores/react'
import { Expand, Pencil, Trash2 } from 'lucide-react'
import { $common } from '#src/text/common-words.ts'
import { addStyles } from '#src/lib/styles.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Table, type TableColumn } from '#src/ui/table/table.tsx'
import { $text as $actionText } from '../actions/actions.text.ts'
import type { FileActions } from '../grid/file-actions.ts'
import { Picture } from '../grid/picture.tsx'
import type { MediaFile } from '../wire/media-file.ts'
import { fileSize } from './file-size.ts'
import { $text } from './list.text.ts'
import css from './table.css?inline'

addStyles(css)

interface FileTableProps {
  files: readonly MediaFile[]
  chosen: readonly MediaFile[]
  isLoading: boolean
  actions: FileActions
  onChoose(ids: readonly string[]): void
}

export function FileTable({ files, chosen, isLoading, actions, onChoose }: FileTableProps) {
  const t = useStore($text)
  const columns = useColumns(
    actions,
    files.some((file) => file.bytes > 0),
  )
  return (
    <div className="media-table">
      <Table
        rows={files}
        columns={columns}
        rowKey={(file) => file.id}
        rowName={(file) => file.name}
        caption={t.pictures}
        loading={isLoading}
        selection={chosen.map((file) => file.id)}
        onSelect={(keys) => onChoose(keys.map(String))}
      />
    </div>
  )
}

function useColumns(actions: FileActions, hasSizes: boolean): TableColumn<MediaFile>[] {
  const t = useStore($text)
  const common = useStore($common)
  const rename = useStore($actionText).rename
  const size: TableColumn<MediaFile> = { key: 'size', title: t.size, width: 96, align: 'end', show: (file) => fileSize(file.bytes) }
  return [
    { key: 'name', title: t.name, heading: true, show: (file) => <NameCell file={file} onLook={actions.look} /> },
    // a shop server never tells sizes
    ...(hasSizes ? [size] : []),
    { key: 'time', title: t.time, width: 172, show: (file) => <time className="media-time">{file.time}</time> },
    {
      key: 'actions',
      title: common.actions,
      width: 124,
      actions: true,
      show: (file) => (
        <span className="media-row-actions">
          <IconButton label={t.look} icon={<Expand />} size="compact" onClick={() => actions.look(file)} />
          <IconButton label={rename} icon={<Pencil />} size="compact" onClick={() => actions.rename(file)} />
          <IconButton label={common.remove} icon={<Trash2 />} size="compact" onClick={() => actions.remove([file])} />
        </span>
      ),
    },
  ]
}

function NameCell({ file, onLook }: { file: MediaFile; onLook(file: MediaFile): void }) {
  return (
    <span className="media-name-cell">
      <span className="media-thumb media-checker" role="presentation" onClick={() => onLook(file)}>
        <Picture addresses={[file.thumbnail, file.full]} />
      </span>
      <span className="media-name-text" title={file.name}>
        {file.name}
      </span>
    </span>
  )
}
