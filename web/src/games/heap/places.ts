/** Places on the screen that can be lit and pressed; also where cards fly from and to. */
import type { BoxName, Colour, Direction } from './course';
import type { PartName, VehicleName } from './types';

export type Place =
  | `hand-${number}`
  | `haul-${number}`
  | `seat-${number}`
  | `vehicle-${number}-${VehicleName}`
  | `part-${number}-${VehicleName}-${PartName}`
  | `box-${VehicleName}-${BoxName}`
  | 'no-box'
  | `colour-${Colour}`
  | `swerve-${number}-${Direction}`;

export const at = {
  hand: (index: number): Place => `hand-${index}`,
  haul: (index: number): Place => `haul-${index}`,
  seat: (seat: number): Place => `seat-${seat}`,
  vehicle: (seat: number, vehicle: VehicleName): Place => `vehicle-${seat}-${vehicle}`,
  part: (seat: number, vehicle: VehicleName, part: PartName): Place =>
    `part-${seat}-${vehicle}-${part}`,
  box: (vehicle: VehicleName, box: BoxName): Place => `box-${vehicle}-${box}`,
  noBox: 'no-box' as Place,
  colour: (colour: Colour): Place => `colour-${colour}`,
  swerve: (seat: number, direction: Direction): Place => `swerve-${seat}-${direction}`,
};
