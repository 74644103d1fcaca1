import { atom, type ReadableAtom } from 'nanostores'
import { keep, recall } from '../../page-storage.ts'
import { sound } from '../../sound.ts'

/** How an agent is told of a message that they do not see. */
export interface Notices {
  readonly $hasSound: ReadableAtom<boolean>
  readonly $hasDesktop: ReadableAtom<boolean>
  setSound(isOn: boolean): void
  /** Turns notifications of the browser on or off; asks for them only here, where somebody pressed. False when the browser refuses. */
  setDesktop(isOn: boolean): Promise<boolean>
  /** Somebody wrote. `open` is called when the notification is pressed. */
  tell(title: string, text: string, open: () => void): void
  /** Puts a number before the page's title, where the page is ours. */
  count(unread: number): void
  stop(): void
}

interface Wishes {
  sound: boolean
  desktop: boolean
}

const key = 'crm:chat-notices'
/** Milliseconds between two sounds. */
const quiet = 1500

/** `ownsTitle`: the page belongs to the chat, its title may say what is unread. */
export function createNotices(ownsTitle: boolean): Notices {
  const wishes = recall<Wishes>(key)
  const $hasSound = atom(wishes?.sound ?? true)
  const $hasDesktop = atom(wishes?.desktop === true && permission() === 'granted')
  const title = ownsTitle ? document.title : ''
  let soundedAt = 0
  let shown: Notification | undefined

  const remember = () => keep(key, { sound: $hasSound.get(), desktop: $hasDesktop.get() })

  return {
    $hasSound,
    $hasDesktop,
    setSound(isOn) {
      $hasSound.set(isOn)
      remember()
      if (isOn) sound()
    },
    async setDesktop(isOn) {
      const isAllowed = isOn && (permission() === 'granted' || (await ask()) === 'granted')
      $hasDesktop.set(isAllowed)
      remember()
      return isAllowed || !isOn
    },
    tell(name, text, open) {
      if ($hasSound.get() && Date.now() - soundedAt > quiet) {
        soundedAt = Date.now()
        ringOnce(sound)
      }
      if (!$hasDesktop.get() || permission() !== 'granted' || document.visibilityState === 'visible') return
      shown?.close()
      try {
        shown = new Notification(name, { body: text, tag: key })
      } catch {
        // a phone shows them by service workers alone
        return
      }
      shown.onclick = () => {
        window.focus()
        shown?.close()
        open()
      }
    },
    count(unread) {
      if (ownsTitle) document.title = unread > 0 ? `(${unread > 99 ? '99+' : unread}) ${title}` : title
    },
    stop() {
      shown?.close()
      if (ownsTitle) document.title = title
    },
  }
}

/**
 * Several tabs hear of the same message at about the same time: one of them rings, the others find it taken. Where a browser lends no
 * locks each rings.
 */
function ringOnce(ring: () => void): void {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
  if (!locks) return ring()
  const isOver = () => new Promise<void>((end) => setTimeout(end, quiet))
  const first = (lock: Lock | null) => {
    if (!lock) return
    ring()
    return isOver()
  }
  locks.request('crm:chat-ring', { ifAvailable: true }, first).catch(ring)
}

const permission = (): NotificationPermission => (typeof Notification === 'undefined' ? 'denied' : Notification.permission)
const ask = async (): Promise<NotificationPermission> => (typeof Notification === 'undefined' ? 'denied' : Notification.requestPermission())
