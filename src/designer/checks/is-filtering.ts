import type { Editor } from '../editor.ts'

/** A plain shop server saves the page, not the host by itself: it takes out of texts what looks like code (designer contract 2.4). */
export const isFiltering = ({ connection, session }: Editor): boolean => connection.kind === 'shop' && !session.saver.$isHosts.get()
