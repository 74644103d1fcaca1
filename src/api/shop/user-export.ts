import { endpoint } from '../endpoint.ts'

/** Users page by page for a file (conventions 8); our own server's list is read instead. */
export const exportUsers = endpoint<{ query: Record<string, unknown> }, unknown>('GET', '/export/user_list')
