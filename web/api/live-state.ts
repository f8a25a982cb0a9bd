/** Whether changes of enquiries are told by the server just now. Where they are not, pages ask from time to time. */
let isHeard = false;

export const areChangesHeard = (): boolean => isHeard;
export function setChangesHeard(heard: boolean): void {
  isHeard = heard;
}
