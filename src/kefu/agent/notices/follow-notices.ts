import { summaryOf } from '../../thread/summary.ts'
import { $text as $thread } from '../../thread/thread.text.ts'
import type { Message } from '../../wire/message.ts'
import { called } from '../list/guest-name.ts'
import type { Workbench } from '../workbench.ts'
import type { Notices } from './notices.ts'

/** Tells of what nobody has read: the number in the title, and each time that it grows. */
export function followNotices({ list, open }: Workbench, notices: Notices): () => void {
  // what waits when the page comes is seen at once
  let before = Infinity
  const stops = [
    list.$unread.subscribe((count) => {
      notices.count(count)
      const newest = list.$rows
        .get()
        .filter(({ unread }) => unread > 0)
        .toSorted((a, b) => b.at - a.at)[0]
      if (count > before && newest) notices.tell(called(newest.nickname, newest.isTourist), '', () => open(newest.uid))
      before = list.$state.get() === 'loading' ? Infinity : count
    }),
    list.$state.listen((state) => {
      if (state !== 'loading') before = list.$unread.get()
    }),
    notices.stop,
  ]
  return () => stops.forEach((stop) => stop())
}

/** Tells of a message in the conversation that is open, while the page cannot be seen. */
export function tellHidden({ list, open, $open }: Workbench, notices: Notices, message: Message, base: string): void {
  if (document.visibilityState === 'visible' || $open.get() !== message.from) return
  const row = list.find(message.from)
  const name = row ? called(row.nickname, row.isTourist) : message.nickname
  notices.tell(name, summaryOf(message, $thread.get(), base), () => open(message.from))
}
