import type { PrintTemplates } from '#src/api/print-templates.ts'
import { absoluteFile } from '#src/http/absolute-file.ts'
import type { Fields } from '#src/kinds/kind.ts'
import type { Connection } from '#src/stores/connection.ts'
import { useRead } from '#src/stores/use-read.ts'
import type { RecordPage } from '../declaration.ts'
import { choiceOf, usualChoice, type PrintChoice } from './print-choice.ts'
import type { Printed } from './printed-record.tsx'

const noTemplates: PrintTemplates = { list: [], company: { name: '', address: '', phone: '', logo: '', seal: '' } }

/** Ways to print a page's records; undefined until they were read, none where nobody sets any up or they do not come. */
export function useTemplates({ of, print }: RecordPage<Fields, never>, connection: Connection): PrintTemplates | undefined {
  const read = typeof print === 'object' ? print.templates : undefined
  const found = useRead(connection, read ? ['print templates', of.name] : null, (over) => read!(over))
  if (!read || found.state === 'failed') return noTemplates
  return found.state === 'there' ? found.data : undefined
}

/** How somebody prints who has chosen nothing: by the usual template, without one as the page says. */
export function usualOf({ print }: RecordPage<Fields, never>, templates: PrintTemplates | undefined): PrintChoice | undefined {
  const usual = templates?.list.find(({ is_default: isDefault }) => isDefault === 1)
  const { leftOut = [] } = typeof print === 'object' ? print : {}
  return templates && (usual ? choiceOf(usual) : { ...usualChoice, hidden: leftOut })
}

/** Whose paper it is, and what its template puts above and below. */
export function letterOf(templates: PrintTemplates | undefined, { template }: PrintChoice, { base }: Connection): Partial<Printed> {
  const { list, company } = templates ?? noTemplates
  const found = list.find(({ id }) => String(id) === template)
  return {
    ...(company.name && { site: company.name }),
    ...(found && { header: found.header, footer: found.footer }),
    ...(found?.has_logo === 1 && company.logo && { logo: absoluteFile(base, company.logo) }),
  }
}

/** Address of the seal that somebody may put on a page's papers; undefined where there is none, or it is not for them. */
export function sealOf(
  { print }: RecordPage<Fields, never>,
  templates: PrintTemplates | undefined,
  { base }: Connection,
): string | undefined {
  const address = typeof print === 'object' && print.seal ? templates?.company.seal : ''
  return address ? absoluteFile(base, address) : undefined
}
