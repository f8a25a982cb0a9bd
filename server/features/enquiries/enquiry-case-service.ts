/** An enquiry as member service works on it, for the desk. */
import {
  changeCase,
  countVersion,
  moveIntoCase,
  setAnswered,
  setCaseTopic,
  setTakenUp,
} from './enquiry-case-repository.ts';

export const enquiryCase = {
  change: changeCase,
  countVersion,
  moveInto: moveIntoCase,
  setAnswered,
  setTopic: setCaseTopic,
  setTakenUp,
};
