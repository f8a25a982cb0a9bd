/** Where something is on a map, in degrees (WGS 84), and what people paste to say so. */
import * as z from 'zod/mini';

export const MapPoint = z.object({
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
});
export type MapPoint = z.infer<typeof MapPoint>;

const degrees = String.raw`(-?\d{1,3}(?:\.\d{1,20})?)`;
/** In links, a place that is marked before the middle of what is shown. */
const shapes = [
  `^(?:geo:)?${degrees}(?:, ?| )${degrees}$`,
  `[?&]mlat=${degrees}&mlon=${degrees}`,
  `!3d${degrees}!4d${degrees}`,
  `[?&](?:q|ll|query|center)=${degrees},\\s?${degrees}`,
  `@${degrees},${degrees}`,
  `#map=[\\d.]+/${degrees}/${degrees}`,
].map((shape) => new RegExp(shape));
/** Five decimals are about a metre. */
const rounded = (text: string) => Number(Number(text).toFixed(5));

/**
 * Reads «59.91387, 10.75225», and links of OpenStreetMap, Google Maps and Apple Maps.
 * @returns null where it names no place
 */
export function readMapPoint(typed: string): MapPoint | null {
  const text = typed.trim().replaceAll('%2C', ',');
  for (const shape of shapes) {
    const [, latitude, longitude] = shape.exec(text) ?? [];
    if (latitude === undefined || longitude === undefined) continue;
    const point = { latitude: rounded(latitude), longitude: rounded(longitude) };
    return MapPoint.safeParse(point).data ?? null;
  }
  return null;
}

/** As it is read. */
export const writeMapPoint = ({ latitude, longitude }: MapPoint): string => `${latitude}, ${longitude}`;
