import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import type { Id } from '#src/api/endpoint.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { useNotify } from '#src/ui/toast/notify.ts'
import type { ListFile, PageWords } from '../page.ts'
import type { FileJobProps } from './file-job.tsx'

const fileJob = lazyPart<FileJobProps>(async () => (await import('./file-job.tsx')).FileJob)

/** Entries of a menu that save further files of a list, and the dialog of one that takes long. */
export function useListFiles<W extends PageWords>(files: readonly ListFile<W>[] = [], words: W, query: object, shown: readonly string[]) {
  const connection = useConnection()
  const notify = useNotify()
  const [job, setJob] = useState<{ id: Id; title: string }>()
  const FileJob = useLazyPart(fileJob, job !== undefined, () => setJob(undefined))
  const save = async ({ key, make }: ListFile<W>) => {
    try {
      const made = await make(connection, query, words, shown)
      if ('job' in made) return setJob({ id: made.job, title: String(words[key]) })
      const { saveFile } = await import('./save-file.ts')
      saveFile(made.name, made.content)
    } catch (error) {
      notify.failure(error)
    }
  }
  return {
    items: files.map((file) => ({
      key: file.key as string,
      label: String(words[file.key]),
      icon: <FileSpreadsheet size={16} aria-hidden />,
      onSelect: () => void save(file),
    })),
    dialog: FileJob && job && <FileJob {...job} onClose={() => setJob(undefined)} />,
  }
}
