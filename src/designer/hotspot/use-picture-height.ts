import { useState, type SyntheticEvent } from 'react'
import { areaScale, type HotArea } from '../blocks/shared/area.ts'

/** Height of a picture drawn 750 px wide. Until it is known, and when it never comes, as high as the areas need. */
export function usePictureHeight(areas: readonly HotArea[]) {
  const [loaded, setLoaded] = useState<number | 'broken'>()
  const needed = Math.max(areaScale, ...areas.map((area) => area.y + area.height))
  return {
    height: typeof loaded === 'number' ? loaded : needed,
    isBroken: loaded === 'broken',
    onLoad: ({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>) =>
      setLoaded(naturalWidth > 0 ? Math.round((naturalHeight * areaScale) / naturalWidth) : 'broken'),
    onError: () => setLoaded('broken'),
  }
}
