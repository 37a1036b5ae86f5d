import { crowdSuite } from '@ironfield/conformance/suite.ts';
import { cityCrowds } from '../testing/city-crowd.ts';

crowdSuite(cityCrowds, 6);
