import { useStore } from '@nanostores/react'
import { useContext } from 'react'
import { atom } from 'nanostores'
import type { AnyKind } from './blocks/shared/define.ts'
import { EditorContext } from './use-editor.ts'

const $nobody = atom(null)

/** Marketing modules that are off are not offered; what stands on a page already stays (designer contract 3.1). */
export const isOffered = (kind: Pick<AnyKind, 'module'>, modules: readonly string[] | null): boolean =>
  kind.module === undefined || modules === null || modules.includes(kind.module)

/** Modules that are on in the shop, as its session says; null while nobody is signed in. */
export function useModules(): readonly string[] | null {
  const $session = useContext(EditorContext)?.connection.$session ?? $nobody
  return useStore($session)?.modules ?? null
}
