import type { RestockGateway } from '#domain/restock/restock-gateway.ts';
import type { RestockFormModel } from '#viewmodels/restock/restock-form-model.ts';
import { token } from '../token.ts';

export const RESTOCK_GATEWAY = token<RestockGateway>('restock-gateway');
export const RESTOCK_FORM = token<RestockFormModel>('restock-form');
