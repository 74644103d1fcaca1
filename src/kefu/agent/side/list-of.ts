/** The rows of a reply that is a bare list, or has one as `list` or `data`: the shop answers all three. */
export function listOf<Row>(reply: unknown): readonly Row[] {
  if (Array.isArray(reply)) return reply as Row[]
  const { list, data } = (reply ?? {}) as { list?: unknown; data?: unknown }
  return Array.isArray(list) ? (list as Row[]) : Array.isArray(data) ? (data as Row[]) : []
}
