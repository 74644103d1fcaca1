import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { moveFiles } from '#src/api/files.ts'
import { useNotify } from '#src/ui/toast/notify.ts'
import { $text as $pickerText } from '../picker/picker.text.ts'
import { $text as $transfers } from '#src/http/uploads/uploads.text.ts'
import { isVideoName, uploadLimit, type Refusal } from '../upload/accept.ts'
import { $text as $uploadText } from '../upload/upload.text.ts'
import { $text } from './dialog.text.ts'
import { addFiles, type LocalFile } from './local/local-files.ts'
import { createScanSlot, type ScanSlot } from './scan/scan-slot.ts'
import type { Library } from '../store.ts'
import type { UploadDialogProps } from './upload-dialog.tsx'
import { missingOf, type Problem, type UploadMode } from './upload-mode.ts'
import { fetchPictures, withAddresses, type WebPicture } from './web/fetch-pictures.ts'
import { readAddresses } from './web/web-address.ts'

export type UploadFormState = ReturnType<typeof useUploadForm>

/** What somebody has chosen in the dialog, and what OK does with it. */
export function useUploadForm(props: UploadDialogProps) {
  const choice = useChoice(props)
  const { library, server, isSilent, onClose } = props
  const { mode, categoryId, files, web, setWeb, draft, setDraft, slot, setProblem } = choice
  const notify = useNotify()
  const [sent, setSent] = useState<readonly number[]>([])
  const { isBusy, run } = useWork(onClose)

  const sendFiles = () => {
    const chosen = files.map(({ file }) => file)
    setSent(library.upload(chosen, { categoryId }).ids)
  }
  const sendVideos = (chosen: readonly File[]) => {
    const videos = chosen.filter(({ name }) => isVideoName(name))
    if (videos.length < chosen.length) notify.error($transfers.get().onlyMp4)
    if (videos.length === 0) return
    const { ids } = library.upload(videos, { categoryId })
    // pictures that wait here keep their place; the list of uploads behind shows the videos
    if (files.length === 0) setSent(ids)
    else notify.info($text.get().videosGo)
  }
  const fetchAll = async (pictures: readonly WebPicture[]) => {
    const last = await fetchPictures(pictures, { server, categoryId, isSilent, onChange: setWeb })
    if (last.some(({ state }) => state === 'done')) void library.listing.load()
    return last.every(({ state }) => state === 'done')
  }
  const takeScanned = async () => {
    const ids = slot.$view.get().pictures.map(({ id }) => id)
    await server.send(moveFiles, { body: { pid: categoryId, images: ids.join(',') } })
    void library.listing.load()
    return true
  }
  const confirm = () => {
    if (isBusy) return
    const typed = mode === 1 && draft.trim() !== '' ? readAddresses(draft) : undefined
    const pictures = withAddresses(web, typed?.addresses ?? [])
    const count = mode === 0 ? files.length : mode === 1 ? pictures.length : slot.$view.get().pictures.length
    const problem = typed?.refusal ?? missingOf(mode, count)
    setProblem(problem)
    if (problem) return
    if (mode === 0) return sendFiles()
    setDraft('')
    setWeb(pictures)
    void run(() => (mode === 1 ? fetchAll(pictures) : takeScanned()))
  }
  useWhenAllArrived(library, sent, onClose)
  return { ...choice, sent, isBusy, confirm, sendVideos }
}

function useChoice({ library, server, isOpen }: UploadDialogProps) {
  const notify = useNotify()
  const [mode, setMode] = useState<UploadMode | undefined>(0)
  const [categoryId, setCategoryId] = useState(() => library.listing.$query.get().categoryId)
  const [files, setFiles] = useState<readonly LocalFile[]>([])
  const [web, setWeb] = useState<readonly WebPicture[]>([])
  const [draft, setDraft] = useState('')
  const [problem, setProblem] = useState<Problem | null>(null)
  const slot = useSlot(server, library, isOpen && mode === 2)
  const add = (chosen: readonly File[]) => {
    const { files: all, refused } = addFiles(files, chosen)
    setFiles(all)
    setProblem(null)
    for (const reason of new Set(refused.map(({ refusal }) => refusal))) notify.error(sentenceOf(reason))
  }
  const addAddresses = (text: string) => {
    const read = readAddresses(text)
    setProblem(read.refusal)
    setDraft(read.refusal ? text : '')
    setWeb(withAddresses(web, read.addresses))
  }
  const change = (next: UploadMode) => {
    // another way starts with an empty list (specification 4)
    setMode(next)
    setFiles([])
    setWeb([])
    setDraft('')
    setProblem(null)
  }
  return {
    mode,
    change,
    categoryId,
    setCategoryId,
    files,
    setFiles,
    add,
    web,
    setWeb,
    draft,
    setDraft,
    slot,
    problem,
    setProblem,
    addAddresses,
  }
}

// open while the code is on the screen; another way and the end of the dialog close it
function useSlot(server: UploadDialogProps['server'], library: Library, isShown: boolean): ScanSlot {
  const [slot, setSlot] = useState(() => createScanSlot(server))
  useEffect(() => {
    if (!isShown) return
    void slot.open(library.listing.$query.get().categoryId)
    return () => {
      slot.close()
      // the list of the next time is empty
      setSlot(createScanSlot(server))
    }
  }, [slot, server, library, isShown])
  return slot
}

function useWork(onClose: () => void) {
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const run = async (work: () => Promise<boolean>) => {
    setBusy(true)
    try {
      if (!(await work())) return
      notify.success($uploadText.get().done)
      onClose()
    } catch (failure) {
      notify.failure(failure)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run }
}

function useWhenAllArrived(library: Library, ids: readonly number[], onClose: () => void) {
  const notify = useNotify()
  const uploads = useStore(library.queue.$uploads).filter(({ id }) => ids.includes(id))
  const isDone = ids.length > 0 && uploads.length > 0 && uploads.every(({ state }) => state === 'done')
  // another onClose must not close the dialog of the next time
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    if (!isDone) return
    notify.success($uploadText.get().done)
    close.current()
  }, [isDone, notify])
}

function sentenceOf(refusal: Refusal): string {
  const t = $uploadText.get()
  return refusal === 'limit' ? t.tooMany(uploadLimit) : refusal === 'empty' ? t.emptyFile : t.wrongFormat
}

/** The sentence for a problem, beside the field that it is in. */
export function problemSentences(problem: Problem | null): { mode: string; pictures: string } {
  const t = $text.get()
  const pictures = { pictures: $pickerText.get().chooseFirst, address: t.addressMissing, otherAddress: t.addressOther }
  return { mode: problem === 'mode' ? t.modeMissing : '', pictures: problem && problem !== 'mode' ? pictures[problem] : '' }
}
