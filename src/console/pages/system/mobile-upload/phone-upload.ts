import { atom, computed } from 'nanostores'
import { uploadFromPhone } from '#src/api/file-uploads.ts'
import type { Backend } from '#src/http/backend.ts'
import { RequestError } from '#src/http/failure.ts'
import { upload } from '#src/http/upload.ts'
import { fitForShop, phoneLimit, type PhonePicture, type Unfit } from './phone-picture.ts'

/** Where the code leads: category and the slot's token. */
export interface Slot {
  pid: string
  token: string
}

export const slotOf = (query: string): Slot => {
  const given = new URLSearchParams(query)
  return { pid: given.get('pid') ?? '0', token: given.get('token') ?? '' }
}

/** The shop's answer to a token whose slot is closed, over or somebody else's. */
const slotGone = '410086'

export type PhoneUpload = ReturnType<typeof createPhoneUpload>

/** Pictures that a phone sends into a slot, one by one in their order; `$isGone` once the slot takes no more. */
export function createPhoneUpload(backend: Backend, slot: Slot, say: (unfit: Unfit) => string) {
  const $pictures = atom<readonly PhonePicture[]>([])
  const $isGone = atom(slot.token === '')
  const $isDone = computed($pictures, (all) => all.length > 0 && all.every(({ state }) => state === 'done'))
  const $isBusy = computed($pictures, (all) => all.some(({ state }) => state === 'sending'))
  let lastId = 0

  const change = (id: number, part: Partial<PhonePicture>) =>
    $pictures.set($pictures.get().map((picture) => (picture.id === id ? { ...picture, ...part } : picture)))

  /** Answers how many found no room. */
  function add(files: readonly File[]): number {
    const room = Math.max(0, phoneLimit - $pictures.get().length)
    const taken = files.slice(0, room).map((file) => ({ id: ++lastId, file, state: 'waiting' as const, message: '' }))
    $pictures.set([...$pictures.get(), ...taken])
    return files.length - taken.length
  }

  /** Sends what is not there yet; resolves when all was tried, or the slot is gone. */
  async function send(): Promise<void> {
    if ($isBusy.get()) return
    for (const { id, file, state } of $pictures.get()) {
      if (state === 'done' || $isGone.get()) continue
      change(id, { state: 'sending', message: '' })
      change(id, await one(file))
    }
  }

  async function one(file: File): Promise<Pick<PhonePicture, 'state' | 'message'>> {
    const fit = await fitForShop(file)
    if (typeof fit === 'string') return { state: 'failed', message: say(fit) }
    const body = new FormData()
    body.append('uploadToken', slot.token)
    body.append('pid', slot.pid)
    body.append('file', fit, fit.name)
    try {
      await upload(backend, uploadFromPhone, { query: { uploadToken: slot.token }, body })
      return { state: 'done', message: '' }
    } catch (error) {
      if (error instanceof RequestError && error.code === slotGone) $isGone.set(true)
      return { state: 'failed', message: error instanceof Error ? error.message : '' }
    }
  }

  return {
    $pictures,
    $isGone,
    $isDone,
    $isBusy,
    add,
    send,
    leaveOut: (id: number) => $pictures.set($pictures.get().filter((picture) => picture.id !== id)),
    /** Empties the list for another round. */
    startOver: () => $pictures.set([]),
  }
}
