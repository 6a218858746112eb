import at0 from './glosses-00.meanings?url';
import at1 from './glosses-01.meanings?url';
import at2 from './glosses-02.meanings?url';
import at3 from './glosses-03.meanings?url';
import at4 from './glosses-04.meanings?url';
import at5 from './glosses-05.meanings?url';
import at6 from './glosses-06.meanings?url';
import at7 from './glosses-07.meanings?url';
import at8 from './glosses-08.meanings?url';
import at9 from './glosses-09.meanings?url';
import at10 from './glosses-10.meanings?url';
import at11 from './glosses-11.meanings?url';
import at12 from './glosses-12.meanings?url';
import at13 from './glosses-13.meanings?url';
import at14 from './glosses-14.meanings?url';
import at15 from './glosses-15.meanings?url';
import at16 from './glosses-16.meanings?url';
import at17 from './glosses-17.meanings?url';
import at18 from './glosses-18.meanings?url';
import at19 from './glosses-19.meanings?url';
import at20 from './glosses-20.meanings?url';
import at21 from './glosses-21.meanings?url';
import at22 from './glosses-22.meanings?url';
import at23 from './glosses-23.meanings?url';
import at24 from './glosses-24.meanings?url';
import at25 from './glosses-25.meanings?url';
import at26 from './glosses-26.meanings?url';

/** The files of the meanings, each with its first word and its length. Written by pack.ts. */
export const parts = [
  { file: 'glosses-00.meanings', url: at0, from: 'aah', bytes: 54495 },
  { file: 'glosses-01.meanings', url: at1, from: 'anklets', bytes: 55194 },
  { file: 'glosses-02.meanings', url: at2, from: 'barbarization', bytes: 58018 },
  { file: 'glosses-03.meanings', url: at3, from: 'briefs', bytes: 57702 },
  { file: 'glosses-04.meanings', url: at4, from: 'chartulary', bytes: 55747 },
  { file: 'glosses-05.meanings', url: at5, from: 'congregating', bytes: 55762 },
  { file: 'glosses-06.meanings', url: at6, from: 'dandriff', bytes: 54621 },
  { file: 'glosses-07.meanings', url: at7, from: 'dispossess', bytes: 56543 },
  { file: 'glosses-08.meanings', url: at8, from: 'enormity', bytes: 54947 },
  { file: 'glosses-09.meanings', url: at9, from: 'fieldstone', bytes: 57526 },
  { file: 'glosses-10.meanings', url: at10, from: 'geologically', bytes: 57803 },
  { file: 'glosses-11.meanings', url: at11, from: 'hemipter', bytes: 53967 },
  { file: 'glosses-12.meanings', url: at12, from: 'incorrigibly', bytes: 54116 },
  { file: 'glosses-13.meanings', url: at13, from: 'keenly', bytes: 58137 },
  { file: 'glosses-14.meanings', url: at14, from: 'luxate', bytes: 55610 },
  { file: 'glosses-15.meanings', url: at15, from: 'mittimus', bytes: 55969 },
  { file: 'glosses-16.meanings', url: at16, from: 'nugatory', bytes: 56802 },
  { file: 'glosses-17.meanings', url: at17, from: 'parsnip', bytes: 56337 },
  { file: 'glosses-18.meanings', url: at18, from: 'poisonous', bytes: 54229 },
  { file: 'glosses-19.meanings', url: at19, from: 'pushy', bytes: 55433 },
  { file: 'glosses-20.meanings', url: at20, from: 'retain', bytes: 57494 },
  { file: 'glosses-21.meanings', url: at21, from: 'sec', bytes: 56992 },
  { file: 'glosses-22.meanings', url: at22, from: 'sociably', bytes: 56522 },
  { file: 'glosses-23.meanings', url: at23, from: 'stylobate', bytes: 55334 },
  { file: 'glosses-24.meanings', url: at24, from: 'text', bytes: 56487 },
  { file: 'glosses-25.meanings', url: at25, from: 'twice', bytes: 53807 },
  { file: 'glosses-26.meanings', url: at26, from: 'vertigoes', bytes: 56561 },
] as const;
