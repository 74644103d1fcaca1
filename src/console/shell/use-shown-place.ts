import { useRef } from 'react'
import type { Place } from '../router/place.ts'

export const signInPath = '/login'

/** The place whose page is shown: while signing in, the one that was left. */
export function useShownPlace(place: Place): Place {
  const shown = useRef(place)
  if (place.path !== signInPath) shown.current = place
  return shown.current
}
